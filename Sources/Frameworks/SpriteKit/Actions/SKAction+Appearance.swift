extension SKAction {
  /// Returns an action that fades a node's alpha to 1.
  public class func fadeIn(withDuration sec: TimeInterval) -> SKAction {
    fade(to: 1, duration: sec, reversed: { fadeOut(withDuration: sec) })
  }

  /// Returns an action that fades a node's alpha to 0.
  public class func fadeOut(withDuration sec: TimeInterval) -> SKAction {
    fade(to: 0, duration: sec, reversed: { fadeIn(withDuration: sec) })
  }

  /// Returns an action that changes alpha by an amount.
  public class func fadeAlpha(by factor: CGFloat, duration sec: TimeInterval) -> SKAction {
    change(.alpha, by: factor, duration: sec)
  }

  /// Returns an action that changes alpha to a value.
  public class func fadeAlpha(to alpha: CGFloat, duration sec: TimeInterval) -> SKAction {
    change(.alpha, to: alpha, duration: sec)
  }

  private class func fade(
    to alpha: CGFloat, duration: TimeInterval, reversed: @escaping () -> SKAction
  ) -> SKAction {
    SKAction(
      .timed { node in
        let start = node.alpha
        return { node.alpha = start + (alpha - start) * $0.now }
      }, duration: duration, reversed: .made(reversed))
  }

  /// Returns an action that sets `isHidden` at once.
  public class func hide() -> SKAction {
    SKAction(.instant { $0.isHidden = true }, duration: 0, reversed: .made { unhide() })
  }

  /// Returns an action that clears `isHidden` at once.
  public class func unhide() -> SKAction {
    SKAction(.instant { $0.isHidden = false }, duration: 0, reversed: .made { hide() })
  }

  // MARK: Colors

  /// Returns an action that changes a sprite's color and color blend factor.
  public class func colorize(
    with color: UIColor, colorBlendFactor: CGFloat, duration sec: TimeInterval
  ) -> SKAction { colorize(color, colorBlendFactor, duration: sec) }

  /// Returns an action that changes a sprite's color blend factor.
  public class func colorize(
    withColorBlendFactor colorBlendFactor: CGFloat, duration sec: TimeInterval
  ) -> SKAction { colorize(nil, colorBlendFactor, duration: sec) }

  private class func colorize(
    _ color: UIColor?, _ factor: CGFloat, duration: TimeInterval
  ) -> SKAction {
    SKAction(
      .timed { node in
        let sprite = node as? SKSpriteNode
        let start = (color: sprite?.color, factor: sprite?.colorBlendFactor ?? 0)
        return { progress in
          guard let sprite else { return }
          if let color, let from = start.color {
            sprite.color = progress.now == 1 ? color : from.mixed(with: color, by: progress.now)
          }
          sprite.colorBlendFactor = start.factor + (factor - start.factor) * progress.now
        }
      }, duration: duration, reversed: .nothing)
  }

  // MARK: Textures

  /// Returns an action that gives a sprite another texture, drawn at the current size.
  public class func setTexture(_ texture: SKTexture) -> SKAction {
    setTexture(texture, resize: false)
  }

  /// Returns an action that gives a sprite another texture, and its size if `resize` is true.
  public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
    SKAction(
      .instant { node in
        guard let sprite = node as? SKSpriteNode else { return }
        sprite.texture = texture
        if resize { sprite.baseSize = texture.size() }
      }, duration: 0, reversed: .nothing)
  }

  /// Returns an action that changes a sprite's normal map, which has no effect.
  public class func setNormalTexture(_ texture: SKTexture) -> SKAction {
    SKAction(
      .instant { ($0 as? SKSpriteNode)?.normalTexture = texture }, duration: 0, reversed: .nothing)
  }

  /// Returns an action that changes a sprite's normal map, which has no effect.
  public class func setNormalTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
    setNormalTexture(texture)
  }

  /// Returns an action that shows textures in turn.
  public class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval
  ) -> SKAction { animate(with: textures, timePerFrame: sec, resize: false, restore: false) }

  /// Returns an action that shows textures in turn.
  ///
  /// - Parameters:
  ///   - textures: The textures.
  ///   - sec: The time for each.
  ///   - resize: Whether the sprite is resized to each texture.
  ///   - restore: Whether the sprite's first texture is restored at the end.
  public class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
  ) -> SKAction {
    SKAction(
      .timed { node in
        let sprite = node as? SKSpriteNode
        let start = (texture: sprite?.texture, size: sprite?.baseSize ?? .zero)
        return { progress in
          guard let sprite, !textures.isEmpty else { return }
          if restore, progress.now >= 1 {
            sprite.texture = start.texture
            if resize { sprite.baseSize = start.size }
            return
          }
          // The tolerance covers rounding errors at the beginning of a texture's time.
          let place = (progress.now * CGFloat(textures.count) + 1e-6).rounded(.down)
          let texture = textures[max(0, min(textures.count - 1, Int(place)))]
          sprite.texture = texture
          if resize { sprite.baseSize = texture.size() }
        }
      }, duration: sec * TimeInterval(textures.count),
      reversed: .made {
        animate(with: textures.reversed(), timePerFrame: sec, resize: resize, restore: restore)
      })
  }

  /// Returns an action that shows normal maps in turn, which has no effect.
  public class func animate(
    withNormalTextures textures: [SKTexture], timePerFrame sec: TimeInterval
  ) -> SKAction {
    animate(withNormalTextures: textures, timePerFrame: sec, resize: false, restore: false)
  }

  /// Returns an action that shows normal maps in turn, which has no effect.
  public class func animate(
    withNormalTextures textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool,
    restore: Bool
  ) -> SKAction { wait(forDuration: sec * TimeInterval(textures.count)) }

  /// Returns an action that warps a node; warps are not drawn (Scenes.SK40).
  public class func warp(to warp: SKWarpGeometry, duration: TimeInterval) -> SKAction? {
    SKAction(
      .timed { node in
        { progress in
          if progress.now >= 1 { (node as? any SKWarpable)?.warpGeometry = warp }
        }
      }, duration: duration, reversed: .nothing)
  }

  /// Returns an action with several warps; warps are not drawn (Scenes.SK40).
  public class func animate(withWarps warps: [SKWarpGeometry], times: [NSNumber]) -> SKAction? {
    animate(withWarps: warps, times: times, restore: false)
  }

  /// Returns an action with several warps; warps are not drawn (Scenes.SK40).
  public class func animate(
    withWarps warps: [SKWarpGeometry], times: [NSNumber], restore: Bool
  ) -> SKAction? {
    guard let last = warps.last, warps.count == times.count else { return nil }
    let duration = times.last?.doubleValue ?? 0
    return restore ? wait(forDuration: duration) : warp(to: last, duration: duration)
  }
}
