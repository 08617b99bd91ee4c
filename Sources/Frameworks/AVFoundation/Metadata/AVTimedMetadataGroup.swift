import TactusMediaReading

/// The metadata of a time range, such as a chapter.
///
/// - Thread: any; only an object of its mutable subclass changes, on one thread at a time.
open class AVTimedMetadataGroup: AVMetadataGroup, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Subclasses are modified on one thread, as the documentation requires.

  /// Creates a group without items and without a time range.
  public override init() {
    range = .invalid
    super.init()
  }

  /// Creates a group.
  public init(items: [AVMetadataItem], timeRange: CMTimeRange) {
    range = timeRange
    super.init()
    contents = items
  }

  /// Creates the group of a sample buffer; nil, as sample buffers have no metadata here.
  public convenience init?(sampleBuffer: CMSampleBuffer) { nil }

  /// Returns the format of the items: their identifiers and data types; nil if an item lacks either
  /// (Players.MF2).
  open func copyFormatDescription() -> CMMetadataFormatDescription? {
    let specifications = items.map { item in
      var values: [String: Any] = [:]
      values[kCMMetadataFormatDescriptionMetadataSpecificationKey_Identifier] =
        item.identifier?.rawValue
      values[kCMMetadataFormatDescriptionMetadataSpecificationKey_DataType] = item.dataType
      values[kCMMetadataFormatDescriptionMetadataSpecificationKey_ExtendedLanguageTag] =
        item.extendedLanguageTag
      return values
    }
    guard !specifications.isEmpty else { return nil }
    var format: CMMetadataFormatDescription?
    CMMetadataFormatDescriptionCreateWithMetadataSpecifications(
      allocator: nil, metadataType: kCMMetadataFormatType_Boxed,
      metadataSpecifications: specifications, formatDescriptionOut: &format)
    return format
  }

  /// The range of time.
  open var timeRange: CMTimeRange { range }

  /// Returns a copy of the group.
  open func copy(with zone: NSZone? = nil) -> Any {
    AVTimedMetadataGroup(items: items, timeRange: timeRange)
  }

  /// Returns a mutable copy of the group.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    AVMutableTimedMetadataGroup(items: items, timeRange: timeRange)
  }

  // MARK: Internals

  var range: CMTimeRange

  /// Creates the group of a chapter (Players.MD3).
  convenience init(_ chapter: MediaDescription.Chapter) {
    let range = CMTimeRange(
      start: CMTime(nanoseconds: chapter.start), end: CMTime(nanoseconds: chapter.end))
    let title = chapter.title.map(AVMetadataItem.title)
    title?.content.time = range.start
    title?.content.duration = range.duration
    self.init(items: title.map { [$0] } ?? [], timeRange: range)
  }
}
