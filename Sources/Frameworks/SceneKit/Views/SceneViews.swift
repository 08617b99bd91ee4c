/// The views of scenes, which are told when actions begin.
// Source: Scenes.SC6
@MainActor
enum SceneViews {
  private struct Entry {
    weak var view: SCNView?
  }

  private static var all: [Entry] = []

  static func add(_ view: SCNView) {
    all.removeAll { $0.view == nil }
    all.append(Entry(view: view))
  }

  /// Lets each view begin its frames if it has something to do.
  static func wake() {
    for entry in all { entry.view?.updateFrames() }
  }
}
