/// The settings of a picker of photos.
public struct PHPickerConfiguration: Sendable {
  /// The representation in which files are provided.
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic = 0
    case current = 1
    case compatible = 2
  }

  /// The order of the results.
  public enum Selection: Int, Sendable {
    case `default` = 0
    case ordered = 1
    case continuous = 2
    case continuousAndOrdered = 3
  }

  /// The layout of an embedded picker.
  public enum Mode: Int, Sendable {
    case `default` = 0
    case compact = 1
  }

  /// Updates of the configuration of a visible picker.
  public struct Update: Hashable, Sendable {
    /// The maximum number of selected assets; `nil` to keep it.
    public var selectionLimit: Int?
    /// The edges without margins; `nil` to keep them.
    public var edgesWithoutContentMargins: NSDirectionalRectEdge?

    /// Creates an update that changes nothing.
    public init() {}
    /// Creates an update.
    public init(
      selectionLimit: Int? = nil, edgesWithoutContentMargins: NSDirectionalRectEdge? = nil
    ) {
      self.selectionLimit = selectionLimit
      self.edgesWithoutContentMargins = edgesWithoutContentMargins
    }
  }

  /// The layout of an embedded picker.
  public var mode = Mode.default
  /// The edges without margins around the photos.
  public var edgesWithoutContentMargins: NSDirectionalRectEdge = []
  /// The functions that the picker does not offer.
  public var disabledCapabilities: PHPickerCapabilities = []
  /// The representation in which files are provided.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The order of the results.
  public var selection = Selection.default
  /// The maximum number of selected assets; 0 for no limit.
  public var selectionLimit = 1
  /// The filter of the shown assets; `nil` for all.
  public var filter: PHPickerFilter?
  /// The identifiers of the initially selected assets.
  public var preselectedAssetIdentifiers: [String] = []

  /// Creates settings.
  public init() {}
  /// Creates settings for results that have identifiers.
  public init(photoLibrary: PHPhotoLibrary) {}
}
