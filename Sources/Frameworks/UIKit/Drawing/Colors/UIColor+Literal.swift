/// What `#colorLiteral(red:green:blue:alpha:)` makes.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {}
