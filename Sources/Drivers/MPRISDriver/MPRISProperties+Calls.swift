import TactusMessageBus
import TactusPhoneLink
import TactusPhoneTypes

// The commands that calls and changes of properties mean (RemoteControl.MP3, RemoteControl.MP5).
extension MPRISProperties {
  /// Returns the command of a method call; `nil` for a call without an effect.
  func command(
    of method: String, _ arguments: [BusVariant], at now: PhoneInstant
  ) -> RemoteCommandEvent? {
    switch method {
    case "Next": return event(.nextTrack)
    case "Previous": return event(.previousTrack)
    case "Play": return isPlaying ? nil : event(.play) ?? event(.togglePlayPause)
    case "Pause": return isPlaying ? event(.pause) ?? event(.togglePlayPause) : nil
    case "PlayPause": return event(.togglePlayPause) ?? event(isPlaying ? .pause : .play)
    case "Stop": return event(.stop)
    case "Seek":
      guard case .int64(let offset)? = arguments.first else { return nil }
      return seek(by: offset, at: now)
    case "SetPosition":
      guard arguments.count == 2, case .path(let path) = arguments[0],
        case .int64(let position) = arguments[1]
      else { return nil }
      return setPosition(position, of: path)
    default: return nil
    }
  }

  /// Returns the command of a change of a property; `nil` for a change without an effect.
  func command(ofSetting name: String, to value: BusVariant) -> RemoteCommandEvent? {
    switch (name, value) {
    case ("Rate", .double(0)): return isPlaying ? event(.pause) ?? event(.togglePlayPause) : nil
    case ("Rate", .double(let rate)):
      guard rates.contains(rate) else { return nil }
      return event(.changeRate, rate)
    case ("LoopStatus", .text("None")): return event(.changeRepeatMode, 0)
    case ("LoopStatus", .text("Track")): return event(.changeRepeatMode, 1)
    case ("LoopStatus", .text("Playlist")): return event(.changeRepeatMode, 2)
    case ("Shuffle", .flag(let isOn)): return event(.changeShuffleMode, isOn ? 1 : 0)
    default: return nil
    }
  }

  // MARK: Internals

  private func event(_ command: RemoteCommand, _ value: Double = 0) -> RemoteCommandEvent? {
    accepts(command) ? RemoteCommandEvent(command, value) : nil
  }

  private func seek(by offset: Int64, at now: PhoneInstant) -> RemoteCommandEvent? {
    guard canSeek, offset != 0 else { return nil }
    guard canSetPosition else {
      let seconds = Double(offset) / 1e6
      return event(offset > 0 ? .skipForward : .skipBackward, abs(seconds))
    }
    let target = Double(position(at: now)) / 1e6 + Double(offset) / 1e6
    // The specification has a position beyond the end mean the next track.
    if let duration = state?.info.duration, target > duration { return event(.nextTrack) }
    return event(.changePosition, max(target, 0))
  }

  private func setPosition(_ position: Int64, of path: String) -> RemoteCommandEvent? {
    guard canSetPosition, path == track, position >= 0, let duration = state?.info.duration,
      Double(position) / 1e6 <= duration
    else { return nil }
    return event(.changePosition, Double(position) / 1e6)
  }
}
