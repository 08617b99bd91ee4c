/// The window from which something is presented.
public typealias ASPresentationAnchor = UIWindow
