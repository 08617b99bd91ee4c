import Foundation

/// An event of a command to rate.
open class MPRatingCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The rating.
  open var rating: Float { value }

  // MARK: Internals

  private let value: Float

  init(_ command: MPRemoteCommand, at time: TimeInterval, rating: Float) {
    value = rating
    super.init(command, at: time)
  }
}
