import Foundation

/// An event of a command to rate.
///
/// - Thread: any; all its properties are constants.
open class MPRatingCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The rating.
  open var rating: Float { value }

  // MARK: Internals

  private let value: Float

  /// Creates an event of no command, for tests that override its properties.
  public override init() {
    value = 0
    super.init()
  }

  init(_ command: MPRemoteCommand, at time: TimeInterval, rating: Float) {
    value = rating
    super.init(command, at: time)
  }
}
