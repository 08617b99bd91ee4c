/// The handlers to be called after a change, when all values are new.
final class HandlerCalls {
  private(set) var calls: [() -> Void] = []
  /// The elements of the profile that have changed, in order.
  private(set) var elements: [GCControllerElement] = []

  func add(_ call: @escaping () -> Void) { calls.append(call) }

  /// Records a change of an element, or of the element that contains it.
  func addChange(of element: GCControllerElement) {
    let whole = sequence(first: element, next: \.collection).reduce(element) { $1 }
    if !elements.contains(where: { $0 === whole }) { elements.append(whole) }
  }
}
