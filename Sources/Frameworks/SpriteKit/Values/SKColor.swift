/// The color class: UIKit's.
public typealias SKColor = UIColor
