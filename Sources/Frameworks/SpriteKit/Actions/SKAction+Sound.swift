extension SKAction {
  /// Returns an action that plays a sound file of the app.
  ///
  /// - Parameters:
  ///   - soundFile: The name of the file.
  ///   - wait: Whether the action takes as long as the sound.
  public class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool)
    -> SKAction
  {
    let sound = SpriteSound(named: soundFile)
    return SKAction(
      .timed { _ in
        sound.play()
        return { _ in }
      }, duration: wait ? sound.duration : 0, reversed: .same)
  }

  /// Returns an action that plays the sound of an audio node.
  public class func play() -> SKAction { sound { $0.play() } }
  /// Returns an action that pauses the sound of an audio node.
  public class func pause() -> SKAction { sound { $0.pause() } }
  /// Returns an action that stops the sound of an audio node.
  public class func stop() -> SKAction { sound { $0.stop() } }

  /// Returns an action that changes the volume of an audio node to a value.
  public class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction {
    sound(\.volume, to: v, duration: duration)
  }
  /// Returns an action that changes the volume of an audio node by an amount.
  public class func changeVolume(by v: Float, duration: TimeInterval) -> SKAction {
    sound(\.volume, by: v, duration: duration)
  }
  /// Returns an action that changes the playback rate of an audio node to a value.
  public class func changePlaybackRate(to v: Float, duration: TimeInterval) -> SKAction {
    sound(\.rate, to: v, duration: duration)
  }
  /// Returns an action that changes the playback rate of an audio node by an amount.
  public class func changePlaybackRate(by v: Float, duration: TimeInterval) -> SKAction {
    sound(\.rate, by: v, duration: duration)
  }
  /// Returns an action that pans an audio node to a position, -1…1.
  public class func stereoPan(to v: Float, duration: TimeInterval) -> SKAction {
    sound(\.pan, to: v, duration: duration)
  }
  /// Returns an action that pans an audio node by an amount.
  public class func stereoPan(by v: Float, duration: TimeInterval) -> SKAction {
    sound(\.pan, by: v, duration: duration)
  }
  /// Returns an action that changes the reverb; it has no effect here (Scenes.SK40).
  public class func changeReverb(to v: Float, duration: TimeInterval) -> SKAction {
    unheard("changeReverb(to:duration:)", duration)
  }
  /// Returns an action that changes the reverb; it has no effect here (Scenes.SK40).
  public class func changeReverb(by v: Float, duration: TimeInterval) -> SKAction {
    unheard("changeReverb(by:duration:)", duration)
  }
  /// Returns an action that changes the obstruction; it has no effect here (Scenes.SK40).
  public class func changeObstruction(to v: Float, duration: TimeInterval) -> SKAction {
    unheard("changeObstruction(to:duration:)", duration)
  }
  /// Returns an action that changes the obstruction; it has no effect here (Scenes.SK40).
  public class func changeObstruction(by v: Float, duration: TimeInterval) -> SKAction {
    unheard("changeObstruction(by:duration:)", duration)
  }
  /// Returns an action that changes the occlusion; it has no effect here (Scenes.SK40).
  public class func changeOcclusion(to v: Float, duration: TimeInterval) -> SKAction {
    unheard("changeOcclusion(to:duration:)", duration)
  }
  /// Returns an action that changes the occlusion; it has no effect here (Scenes.SK40).
  public class func changeOcclusion(by v: Float, duration: TimeInterval) -> SKAction {
    unheard("changeOcclusion(by:duration:)", duration)
  }

  // MARK: Internals

  private class func sound(_ body: @escaping @MainActor (SpriteSound) -> Void) -> SKAction {
    SKAction(
      .instant { node in
        if let sound = (node as? SKAudioNode)?.sound { body(sound) }
      }, duration: 0, reversed: .same)
  }

  private class func sound(
    _ path: ReferenceWritableKeyPath<SpriteSound, Float>, to value: Float, duration: TimeInterval
  ) -> SKAction {
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let path = path
    return SKAction(
      .timed { node in
        let sound = (node as? SKAudioNode)?.sound
        let start = sound?[keyPath: path] ?? 0
        return { sound?[keyPath: path] = start + (value - start) * Float($0.now) }
      }, duration: duration, reversed: .nothing)
  }

  private class func sound(
    _ path: ReferenceWritableKeyPath<SpriteSound, Float>, by delta: Float, duration: TimeInterval
  ) -> SKAction {
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let path = path
    return SKAction(
      .timed { node in { (node as? SKAudioNode)?.sound?[keyPath: path] += delta * Float($0.step) }
      },
      duration: duration, reversed: .made { sound(path, by: -delta, duration: duration) })
  }

  private class func unheard(_ name: String, _ duration: TimeInterval) -> SKAction {
    SpriteWarning.hasNoEffect("SKAction.\(name)", "sounds are not changed by the space around them")
    return wait(forDuration: duration)
  }
}
