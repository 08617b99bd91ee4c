/// The method of a collector of metadata, which is never called.
public protocol AVPlayerItemMetadataCollectorPushDelegate: NSObjectProtocol {
  /// Called with new or changed groups; never called.
  func metadataCollector(
    _ metadataCollector: AVPlayerItemMetadataCollector,
    didCollect metadataGroups: [AVDateRangeMetadataGroup], indexesOfNewGroups: IndexSet,
    indexesOfModifiedGroups: IndexSet)
}
