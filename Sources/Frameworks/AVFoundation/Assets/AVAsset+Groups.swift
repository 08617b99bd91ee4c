extension AVAsset {
  /// The groups of alternative tracks: always empty.
  public var trackGroups: [AVAssetTrackGroup] { [] }

  /// All media selections: the default one, and one for each other option.
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

  /// The total duration of a file's fragments; invalid, as files are read whole.
  public var overallDurationHint: CMTime { .invalid }
  /// Whether an AirPlay device can show the asset; true, as the phone sends the frames that it
  /// shows.
  public var isCompatibleWithAirPlayVideo: Bool { media?.video != nil }
  /// Whether the asset can be saved to the photo library; false, as the library cannot be changed.
  public var isCompatibleWithSavedPhotosAlbum: Bool { false }
  /// Whether a file may be extended by fragments; false, as files are read whole.
  public var canContainFragments: Bool { false }
  /// Whether a file contains fragments; false, as files are read whole.
  public var containsFragments: Bool { false }
}
