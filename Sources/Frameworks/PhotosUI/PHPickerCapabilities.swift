/// The functions of a picker.
public struct PHPickerCapabilities: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The search.
  public static let search = PHPickerCapabilities(rawValue: 1 << 0)
  /// The staging area of results.
  public static let stagingArea = PHPickerCapabilities(rawValue: 1 << 1)
  /// The navigation between albums.
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 1 << 2)
  /// The buttons that complete the selection.
  public static let selectionActions = PHPickerCapabilities(rawValue: 1 << 3)
  /// The indicators of selected photos.
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 1 << 4)
}
