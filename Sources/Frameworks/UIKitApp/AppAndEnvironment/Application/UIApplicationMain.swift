/// Runs an app by the names of its classes; `@main` on its delegate does the same.
///
/// - Parameters:
///   - argc: Ignored.
///   - argv: Ignored.
///   - principalClassName: The app's class with its module; nil for `UIApplication`.
///   - delegateClassName: The delegate's class with its module.
/// - Returns: Never.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  let delegateClass: AnyClass? = delegateClassName.flatMap(_classForNameText)
  guard let delegateClass else {
    programmingError(
      "there is no class '\(delegateClassName ?? "")' for the app delegate: name it with its module, "
        + "such as NSStringFromClass(AppDelegate.self)")
  }
  AppRunner.run(principalClassName.flatMap(_classForNameText), delegateClass)
}

extension UIApplicationDelegate {
  /// Runs an app with this class as its delegate; called by `@main`.
  public static func main() {
    AppRunner.run(nil, Self.self as AnyClass)
  }
}
