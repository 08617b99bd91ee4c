/// The examples of all specs.
final class World {
  nonisolated(unsafe) static let sharedWorld = World()

  var shared: [(name: String, body: () -> Void)] = []
  var examples: [(name: String, body: () -> Void)] = []
}

/// Adds an example to the spec that is asked for its examples.
public func it(_ name: String, _ body: @escaping () -> Void) {
  World.sharedWorld.examples.append((name, body))
}

/// Adds an example that specs share.
public func shareExample(_ name: String, _ body: @escaping () -> Void) {
  World.sharedWorld.shared.append((name, body))
}

/// Adds the examples that specs share to the spec that is asked for its examples.
public func itBehavesAsShared() { World.sharedWorld.examples += World.sharedWorld.shared }
