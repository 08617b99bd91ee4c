/// The callback of a metadata collector; never called.
public protocol AVPlayerItemMetadataCollectorPushDelegate: NSObjectProtocol {
  /// Called with new or changed groups; never called.
  func metadataCollector(
    _ metadataCollector: AVPlayerItemMetadataCollector,
    didCollect metadataGroups: [AVDateRangeMetadataGroup], indexesOfNewGroups: IndexSet,
    indexesOfModifiedGroups: IndexSet)
}
