/// The method of a collector of metadata, which is never called.
public protocol AVPlayerItemMetadataCollectorPushDelegate: NSObjectProtocol {
  /// Tells the delegate that there are new or changed groups; never called.
  func metadataCollector(
    _ metadataCollector: AVPlayerItemMetadataCollector,
    didCollect metadataGroups: [AVDateRangeMetadataGroup], indexesOfNewGroups: IndexSet,
    indexesOfModifiedGroups: IndexSet)
}
