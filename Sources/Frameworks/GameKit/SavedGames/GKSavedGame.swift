/// A game saved by the app in a file (Games.SG1…).
open class GKSavedGame: NSObject, NSCopying, @unchecked Sendable {
  /// The name; nil for an object that the app created itself.
  open var name: String? { values.name }
  /// The name of the device that saved it.
  open var deviceName: String? { values.deviceName }
  /// The date of saving.
  open var modificationDate: Date? { values.modificationDate }
  /// The values of the properties, as the file had them when it was read.
  private let values: (name: String?, deviceName: String?, modificationDate: Date?)

  /// Creates a saved game without a file.
  public override init() {
    values = (nil, nil, nil)
    super.init()
  }

  /// Creates the saved game of a file.
  init(_ file: SavedGameFile) {
    values = (file.name, file.deviceName, file.modificationDate)
    super.init()
  }

  // MARK: Data

  /// Loads the data now saved under the name.
  ///
  /// - Parameter handler: A closure, called later on the main queue with the data, or with the
  ///   error of the file.
  open func loadData(
    completionHandler handler: (@Sendable (Data?, (any Error)?) -> Void)? = nil
  ) {
    let name = name
    SavedGameWork.run({ try SavedGameFile.read(name ?? "").data }, completion: handler)
  }

  /// Loads the data now saved under the name; throws the file's error.
  open func loadData() async throws -> Data {
    let name = name
    return try await SavedGameWork.run { try SavedGameFile.read(name ?? "").data }
  }

  // MARK: Copies

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
