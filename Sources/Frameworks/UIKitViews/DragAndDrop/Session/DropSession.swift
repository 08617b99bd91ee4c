import Synchronization

/// A drag, as its destinations see it.
@MainActor
final class DropSession: NSObject, UIDropSession {
  private unowned let drag: DragSession

  init(of drag: DragSession) { self.drag = drag }

  var localDragSession: (any UIDragSession)? { drag }
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let progress = Progress(totalUnitCount: 0)

  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  func location(in view: UIView) -> CGPoint { drag.location(in: view) }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  /// Loads objects, in the order of the items (DragAndDrop.DD7).
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress { loadObjects(ofFirst: [aClass], completion: completion) }

  /// Loads an object of each item, of the first supported class, in the order of the items.
  @discardableResult
  func loadObjects(
    ofFirst classes: [any NSItemProviderReading.Type],
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).compactMap { provider in
      classes.first { provider.canLoadObject(ofClass: $0) }.map { (provider, $0) }
    }
    let part = Progress(totalUnitCount: Int64(providers.count))
    progress.totalUnitCount += part.totalUnitCount
    let loaded = LoadedObjects(count: providers.count)
    let (counted, whole) = (part, progress)
    nonisolated(unsafe) let completion = completion
    guard !providers.isEmpty else {
      DispatchQueue.main.async { completion([]) }
      return part
    }
    for (index, (provider, aClass)) in providers.enumerated() {
      _ = provider.loadObject(ofClass: aClass) { object, _ in
        counted.completedUnitCount += 1
        whole.completedUnitCount += 1
        guard loaded.set(object, at: index) else { return }
        DispatchQueue.main.async { completion(loaded.objects) }
      }
    }
    return part
  }
}

/// The objects of a drop, which may be loaded by several threads.
private final class LoadedObjects: @unchecked Sendable {
  private let lock = Mutex(())
  private var values: [(any NSItemProviderReading)?]
  private var missing: Int

  init(count: Int) { (values, missing) = (Array(repeating: nil, count: count), count) }

  /// Sets an object; returns whether it is the last one.
  func set(_ object: (any NSItemProviderReading)?, at index: Int) -> Bool {
    lock.withLock { _ in
      values[index] = object
      missing -= 1
      return missing == 0
    }
  }

  var objects: [any NSItemProviderReading] { lock.withLock { _ in values.compactMap(\.self) } }
}
