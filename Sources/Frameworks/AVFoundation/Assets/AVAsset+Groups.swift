extension AVAsset {
  /// The groups of alternative tracks: always empty.
  public var trackGroups: [AVAssetTrackGroup] { [] }

  /// All selections of options; that which plays by default, and one for each other option.
  public var allMediaSelections: [AVMediaSelection] {
    var all = [preferredMediaSelection]
    for group in selectionGroups {
      for option in group.options where option !== group.defaultOption {
        let selection = AVMutableMediaSelection()
        for other in selectionGroups { selection.select(other.defaultOption, in: other) }
        selection.select(option, in: group)
        all.append(selection)
      }
    }
    return all
  }

  /// The duration that a file says its fragments have in all; invalid, as files are read whole.
  public var overallDurationHint: CMTime { .invalid }
  /// Whether an AirPlay device can show the pictures; the phone sends those that it shows.
  public var isCompatibleWithAirPlayVideo: Bool { media?.video != nil }
  /// Whether the pictures and the sound can be saved as a film of the photo library; false, as the
  /// library cannot be changed.
  public var isCompatibleWithSavedPhotosAlbum: Bool { false }
  /// Whether a file may have fragments; false, as files are read whole.
  public var canContainFragments: Bool { false }
  /// Whether a file has fragments; false, as files are read whole.
  public var containsFragments: Bool { false }
}
