// Methods that extensions of Foundation's class declare here, where no class can override them.
// Lowered sources give an override the prefix `_own_`.

/// A class that overrides `add(_:forMode:)` of timers.
public protocol _KVAddTimer: RunLoop {
  /// Is called in place of the method of the same name.
  func _own_add(_ timer: Timer, forMode mode: RunLoop.Mode)
  /// A marker whose isolation is that of the class.
  func _kvAddTimer()
}

extension _KVAddTimer {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvAddTimer() {}
}

/// A class that overrides `perform(_:)`.
public protocol _KVPerform: RunLoop {
  /// Is called in place of the method of the same name.
  func _own_perform(_ block: @escaping @Sendable () -> Void)
  /// A marker whose isolation is that of the class.
  func _kvPerform()
}

extension _KVPerform {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvPerform() {}
}

/// A class that overrides `perform(inModes:block:)`.
public protocol _KVPerformInModes: RunLoop {
  /// Is called in place of the method of the same name.
  func _own_perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void)
  /// A marker whose isolation is that of the class.
  func _kvPerformInModes()
}

extension _KVPerformInModes {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvPerformInModes() {}
}

extension RunLoop {
  /// This object, if its class may override methods.
  var mock: RunLoop? { type(of: self) == RunLoop.self ? nil : self }
}
