// Key-value coding.
// Source: Layers.K1–K5
extension CALayer {
  final func findValue(forKeyPath keyPath: String) -> Any? {
    AnimatedPath(keyPath).value(in: state)?.any
  }

  final func applyValue(_ value: Any?, forKeyPath keyPath: String) {
    let path = AnimatedPath(keyPath)
    let value = AnimationValue(value)
    var changed = state
    path.set(value, in: &changed)
    guard path.value(in: changed) != path.value(in: state) else { return }
    let action = willChange(path.name)
    state = changed
    action?.run(forKey: path.name, object: self, arguments: nil)
  }
}
