/// The class of colors that SpriteKit uses.
public typealias SKColor = UIColor
