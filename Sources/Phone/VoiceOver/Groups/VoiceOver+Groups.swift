import TactusPhoneLink
import TactusPhoneTypes

// The navigation style in which groups are a stop each (VoiceOver.GR1…).
extension VoiceOver {
  /// Moves the focus to the next or previous element or group (VoiceOver.GR2).
  mutating func moveByGroups(
    from place: Int, _ direction: VoiceOverDirection, attempt: Int, on screen: VoiceOverScreen,
    at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    let groups = NavigationGroups(screen)
    let path = groups.path(of: place)
    let level = min(groupLevel ?? path.count, path.count)
    guard let position = screen.position(of: place) else { return boundary }
    let next = groups.neighbor(of: place, at: position, level: level, direction)
    // What scrolls around the stop, and in the group that the focus has entered (VoiceOver.FO4).
    let stop = path.indices.contains(level) ? path[level] : place
    let around = screen.ancestors(of: stop)
    let inside = level > 0 ? around.prefix { $0 != path[level - 1] } + [path[level - 1]] : around
    let scroller = inside.first {
      direction == .next ? screen.elements[$0].hasMoreAfter : screen.elements[$0].hasMoreBefore
    }
    if attempt < Self.attempts, let scroller,
      next.map({ !screen.ancestors(of: $0.place).contains(scroller) }) ?? true
    {
      return perform(place, .reveal(direction), for: .reveal(direction, attempt: attempt))
    }
    guard let next else { return boundary }
    return focus(next, level: level, groups, on: screen, at: now)
  }

  /// Enters the group that has the focus: its first element or group has it then (VoiceOver.GR3).
  mutating func enterGroup(
    on screen: VoiceOverScreen, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    guard let place = screen.focus, let level = groupLevel else { return boundary }
    let groups = NavigationGroups(screen)
    guard case .group(_, let first)? = groups.group(around: place, level: level) else {
      return boundary
    }
    let inner = groups.group(around: first, level: level + 1) ?? .element(first)
    return focus(inner, level: level + 1, groups, on: screen, at: now)
  }

  /// Leaves the group around the focus: the group has it then (VoiceOver.GR3).
  mutating func leaveGroup(
    on screen: VoiceOverScreen, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    guard let place = screen.focus else { return boundary }
    let groups = NavigationGroups(screen)
    let count = groups.path(of: place).count
    let level = min(groupLevel ?? count, count) - 1
    guard let outer = groups.group(around: place, level: level) else { return boundary }
    return focus(outer, level: level, groups, on: screen, at: now)
  }

  // MARK: Internals

  /// Moves the focus to a stop and speaks it.
  private mutating func focus(
    _ stop: NavigationGroups.Stop, level: Int, _ groups: NavigationGroups,
    on screen: VoiceOverScreen, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    guard case .group(let group, let first) = stop else {
      guard stop.place == screen.focus else { return focus(stop.place, on: screen, at: now) }
      // The containers were mentioned with the group.
      return [.cue(.focus)] + speakFocused(stop.place, on: screen, after: stop.place, at: now)
    }
    let text = texts.text(ofGroup: group, first: first, count: groups.count(of: group), in: screen)
    let spoken = speakFocused(first, on: screen, part: text, at: now)
    (groupLevel, override) = (level, nil)
    guard first != screen.focus else { return [.cue(.focus)] + spoken }
    return [.cue(.focus)] + released(by: first, on: screen)
      + perform(first, .focus, for: .focus) + spoken
  }
}

extension ElementSpeech {
  /// Returns the text of a group that has the focus as a whole (VoiceOver.GR4).
  fileprivate func text(
    ofGroup group: Int, first: Int, count: Int, in screen: VoiceOverScreen
  ) -> String {
    let labels = [screen.elements[group].label, screen.elements[first].label]
    let label = labels.lazy.compactMap { $0?.spoken }.first { !$0.isBlank }
    let role: VoiceOverPhrase? =
      switch screen.elements[group].container {
      case .landmark: .landmark
      case .dataTable: .table
      case .list, .semanticGroup, .set, nil: nil
      }
    return [label, role.map { words[$0] }, words.text(.groupOf, count)].compactMap(\.self)
      .joined(separator: ", ")
  }
}
