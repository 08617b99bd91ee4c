/// An action that calls a closure once a property has its new value.
package final class ClosureAction: CAAction {
  private let handler: @MainActor () -> Void

  package init(_ handler: @escaping @MainActor () -> Void) { self.handler = handler }

  package func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
  {
    let handler = handler
    MainActor.assumeIsolated { handler() }
  }
}
