extension Phone {
  /// Whether Caps Lock is on at the connected hardware keyboard (Keys.K3).
  public var isCapsLockOn: Bool { keyboard.modifiers.contains(.capsLock) }
}
