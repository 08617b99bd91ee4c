/// Runs an app by the names of its classes; `@main` on its delegate does the same.
///
/// - Parameters:
///   - argc: Not needed.
///   - argv: Not needed.
///   - principalClassName: The class of the app, with its module's name; nil for `UIApplication`.
///   - delegateClassName: The class of the delegate, with its module's name.
/// - Returns: Never.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  let delegateClass: AnyClass? = delegateClassName.flatMap(NSClassFromString)
  guard let delegateClass else {
    fatalError("there is no class '\(delegateClassName ?? "")' to be the app's delegate")
  }
  AppRunner.run(principalClassName.flatMap(NSClassFromString), delegateClass)
}

extension UIApplicationDelegate {
  /// Runs an app with this class as its delegate; `@main` calls it.
  public static func main() {
    AppRunner.run(nil, Self.self as AnyClass)
  }
}
