// What of views constraints are made from.
extension UIView {
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.init(self, .leading)) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.init(self, .trailing)) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.init(self, .left)) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.init(self, .right)) }
  /// The top.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.init(self, .top)) }
  /// The bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.init(self, .bottom)) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(.init(self, .width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(.init(self, .height)) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.init(self, .centerX)) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.init(self, .centerY)) }
  /// What the first line of text stands on; the top where there is no text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.init(self, .firstBaseline))
  }
  /// What the last line of text stands on; the bottom where there is no text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.init(self, .lastBaseline))
  }
}
