extension SKAction {
  /// Returns an action that multiplies both scales.
  public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    scaleX(by: scale, y: scale, duration: duration)
  }

  /// Returns an action that multiplies the scales.
  public class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval)
    -> SKAction
  {
    SKAction(
      .timed { node in
        var horizontal = ScaleFactor(xScale, of: node.xScale)
        var vertical = ScaleFactor(yScale, of: node.yScale)
        return { progress in
          node.xScale = horizontal.scale(after: node.xScale, progress)
          node.yScale = vertical.scale(after: node.yScale, progress)
        }
      }, duration: duration,
      reversed: .made { scaleX(by: 1 / xScale, y: 1 / yScale, duration: duration) })
  }

  /// Returns an action that changes both scales to a value.
  public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    scaleX(to: scale, y: scale, duration: duration)
  }

  /// Returns an action that changes the scales to values.
  public class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval)
    -> SKAction
  {
    SKAction(
      .timed { node in
        let start = (x: node.xScale, y: node.yScale)
        return { progress in
          node.xScale = start.x + (xScale - start.x) * progress.now
          node.yScale = start.y + (yScale - start.y) * progress.now
        }
      }, duration: duration, reversed: .nothing)
  }

  /// Returns an action that changes the horizontal scale to a value.
  public class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    change(.xScale, to: scale, duration: duration)
  }

  /// Returns an action that changes the vertical scale to a value.
  public class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    change(.yScale, to: scale, duration: duration)
  }

  /// Returns an action that changes the scales until a node has a size in its parent.
  public class func scale(to size: CGSize, duration: TimeInterval) -> SKAction {
    SKAction(
      .timed { node in
        let start = (x: node.xScale, y: node.yScale)
        let own = node.contentRect?.size ?? .zero
        return { progress in
          if own.width > 0 {
            node.xScale = start.x + (size.width / own.width - start.x) * progress.now
          }
          if own.height > 0 {
            node.yScale = start.y + (size.height / own.height - start.y) * progress.now
          }
        }
      }, duration: duration, reversed: .nothing)
  }

  // MARK: Resizing

  /// Returns an action that changes a sprite's size by amounts.
  public class func resize(
    byWidth width: CGFloat, height: CGFloat, duration: TimeInterval
  ) -> SKAction {
    SKAction(
      .timed { node in
        { progress in
          guard let sprite = node as? SKSpriteNode else { return }
          sprite.size.width += width * progress.step
          sprite.size.height += height * progress.step
        }
      }, duration: duration,
      reversed: .made { resize(byWidth: -width, height: -height, duration: duration) })
  }

  /// Returns an action that changes the size of a sprite.
  public class func resize(
    toWidth width: CGFloat, height: CGFloat, duration: TimeInterval
  ) -> SKAction { resize(width: width, height: height, duration: duration) }

  /// Returns an action that changes the width of a sprite.
  public class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
    resize(width: width, height: nil, duration: duration)
  }

  /// Returns an action that changes the height of a sprite.
  public class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
    resize(width: nil, height: height, duration: duration)
  }

  private class func resize(
    width: CGFloat?, height: CGFloat?, duration: TimeInterval
  ) -> SKAction {
    SKAction(
      .timed { node in
        let start = (node as? SKSpriteNode)?.size ?? .zero
        return { progress in
          guard let sprite = node as? SKSpriteNode else { return }
          if let width { sprite.size.width = start.width + (width - start.width) * progress.now }
          if let height {
            sprite.size.height = start.height + (height - start.height) * progress.now
          }
        }
      }, duration: duration, reversed: .nothing)
  }
}
