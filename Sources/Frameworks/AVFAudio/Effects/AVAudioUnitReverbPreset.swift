/// The presets of a reverberation.
public enum AVAudioUnitReverbPreset: Int, Sendable {
  /// A small room.
  case smallRoom
  /// A room of medium size.
  case mediumRoom
  /// A large room.
  case largeRoom
  /// A hall of medium size.
  case mediumHall
  /// A large hall.
  case largeHall
  /// A metal plate.
  case plate
  /// A chamber of medium size.
  case mediumChamber
  /// A large chamber.
  case largeChamber
  /// A cathedral.
  case cathedral
  /// Another large room.
  case largeRoom2
  /// A second hall of medium size.
  case mediumHall2
  /// A third hall of medium size.
  case mediumHall3
  /// Another large hall.
  case largeHall2

  /// The number of the plug-in's room type, and its decay time in milliseconds (AudioEngine.FX4).
  ///
  /// - Source: the names of the rooms in the plug-in's manual; the times are ours. Confidence:
  ///   guess.
  var room: (number: Float, decay: Float) {
    switch self {
    case .smallRoom: (26, 600)
    case .mediumRoom: (27, 900)
    case .largeRoom: (28, 1300)
    case .mediumHall: (14, 1900)
    case .largeHall: (15, 2600)
    case .plate: (18, 1800)
    case .mediumChamber: (7, 1200)
    case .largeChamber: (30, 1800)
    case .cathedral: (5, 4500)
    case .largeRoom2: (29, 1500)
    case .mediumHall2: (35, 2000)
    case .mediumHall3: (34, 1700)
    case .largeHall2: (36, 3000)
    }
  }
}
