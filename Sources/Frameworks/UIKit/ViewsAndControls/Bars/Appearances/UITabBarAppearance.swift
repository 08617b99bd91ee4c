/// What is behind the items of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}
