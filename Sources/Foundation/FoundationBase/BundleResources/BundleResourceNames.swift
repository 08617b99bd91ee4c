/// The priority of a download that uses all of the network.
public let NSBundleResourceRequestLoadingPriorityUrgent = Double.greatestFiniteMagnitude

extension NSNotification.Name {
  /// The phone lacks space for resources that are being downloaded; never posted.
  public static let NSBundleResourceRequestLowDiskSpace = Self(
    "NSBundleResourceRequestLowDiskSpaceNotification")
}

extension CocoaError {
  /// The phone lacks the space for resources on demand; never reported.
  public static var bundleOnDemandResourceOutOfSpace: CocoaError.Code {
    .bundleOnDemandResourceOutOfSpace
  }
  /// The app uses more space for resources on demand than it may; never reported.
  public static var bundleOnDemandResourceExceededMaximumSize: CocoaError.Code {
    .bundleOnDemandResourceExceededMaximumSize
  }
  /// No resource of the bundle has the tag.
  public static var bundleOnDemandResourceInvalidTag: CocoaError.Code {
    .bundleOnDemandResourceInvalidTag
  }
}

extension Bundle {
  /// Sets how long resources with tags are kept, 0…1; does nothing, as an installed bundle keeps
  /// all of its resources.
  public func setPreservationPriority(_ priority: Double, forTags tags: Set<String>) {}

  /// Returns how long the resources with a tag are kept: 1, as they always are.
  public func preservationPriority(forTag tag: String) -> Double { 1 }
}
