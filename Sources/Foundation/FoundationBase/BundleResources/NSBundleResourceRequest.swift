import Synchronization
import TactusCrashReports

/// A request for the resources of a bundle that have tags, which an app's store serves on demand.
///
/// Here an installed bundle has all of its resources, so that they are available at once. Steps
/// Bundles.R1…R3.
///
/// - Thread: any; a lock guards what changes in it.
open class NSBundleResourceRequest: NSObject, ProgressReporting, @unchecked Sendable {
  /// The tags of the resources.
  open var tags: Set<String> { requestedTags }

  /// The bundle of the resources.
  open var bundle: Bundle { requestedBundle }

  /// The progress of the request, which is complete as soon as access begins.
  open var progress: Progress { requestProgress }

  /// The priority of the download, 0…1; it has no effect, as nothing is downloaded.
  open var loadingPriority: Double {
    get { state.withLock { $0.priority } }
    set { state.withLock { $0.priority = newValue } }
  }

  private let requestedTags: Set<String>
  private let requestedBundle: Bundle
  private let requestProgress = Progress(totalUnitCount: 1)
  private let state = Mutex(State())

  private struct State {
    var priority = 0.5
    var hasBegun = false
  }

  /// Creates a request for resources of the main bundle.
  public convenience init(tags: Set<String>) { self.init(tags: tags, bundle: .main) }

  /// Creates a request for resources of a bundle.
  public init(tags: Set<String>, bundle: Bundle) {
    (requestedTags, requestedBundle) = (tags, bundle)
    super.init()
  }

  /// Begins to access the resources.
  ///
  /// A request that has begun may not begin again: it traps, as on an iPhone.
  ///
  /// - Parameter completionHandler: Called on another thread, with an error if the bundle lists its
  ///   tags and lacks one of them.
  open func beginAccessingResources(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    let isFirst = state.withLock { state in
      defer { state.hasBegun = true }
      return !state.hasBegun
    }
    programmingPrecondition(
      isFirst, "a request for resources with tags can begin only once",
      exception: "NSInvalidArgumentException")
    let failure = unknownTags.isEmpty ? nil : tagError
    if failure == nil { requestProgress.completedUnitCount = 1 }
    DispatchQueue.global().async { completionHandler(failure) }
  }

  /// Begins to access the resources; throws an error if the bundle lists its tags and lacks one of
  /// them.
  nonisolated(nonsending) open func beginAccessingResources() async throws {
    try await withCheckedThrowingContinuation { (next: CheckedContinuation<Void, any Error>) in
      beginAccessingResources { failure in
        if let failure { next.resume(throwing: failure) } else { next.resume() }
      }
    }
  }

  /// Begins to access the resources if they need no download.
  ///
  /// - Parameter completionHandler: Called on another thread; receives whether access has begun:
  ///   true, unless the bundle lists its tags and lacks one of them.
  open func conditionallyBeginAccessingResources(
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    let isAvailable = unknownTags.isEmpty
    if isAvailable { requestProgress.completedUnitCount = 1 }
    DispatchQueue.global().async { completionHandler(isAvailable) }
  }

  /// Begins to access the resources if they need no download, and returns whether it has.
  nonisolated(nonsending) open func conditionallyBeginAccessingResources() async -> Bool {
    await withCheckedContinuation { next in
      conditionallyBeginAccessingResources { next.resume(returning: $0) }
    }
  }

  /// Ends the access, so that the system could delete the resources; they stay in the bundle here.
  open func endAccessingResources() { state.withLock { $0.hasBegun = false } }

  // MARK: Internals

  /// The tags that the bundle's list of tags lacks; none if the bundle has no such list.
  private var unknownTags: Set<String> {
    guard let place = requestedBundle.url(forResource: "OnDemandResources", withExtension: "plist"),
      let data = try? Data(contentsOf: place),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let known = (list as? [String: Any])?["NSBundleResourceRequestTags"] as? [String: Any]
    else { return [] }
    return requestedTags.subtracting(known.keys)
  }

  private var tagError: NSError {
    NSError(
      domain: NSCocoaErrorDomain,
      code: CocoaError.Code.bundleOnDemandResourceInvalidTag.rawValue,
      userInfo: [
        NSLocalizedDescriptionKey: "There is no resource with the tags "
          + unknownTags.sorted().joined(separator: ", ") + "."
      ])
  }
}
