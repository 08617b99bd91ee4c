import TactusDisplayList
import TactusPhone
import TactusPhoneLink
import TactusScreenComposition

/// The contents of the screen as pages receive them: numbered pictures, of which one is around the
/// others (SimulatorPages.SD6).
package struct ScreenPictures {
  /// A picture of a client, or that of the system around those of clients.
  package struct Picture {
    /// The number, which no other picture ever has.
    package let number: Int
    /// The picture with its images and glyphs.
    package let index: DrawingIndex
  }

  /// The position of a picture in the outer one.
  package struct Place: Equatable {
    /// The index of the command of the outer picture before which the picture is painted.
    package let command: Int
    /// The number of the picture.
    package let number: Int

    /// Creates a position.
    package init(command: Int, number: Int) { (self.command, self.number) = (command, number) }
  }

  /// The shown pictures, each once; empty before the first.
  package private(set) var pictures: [Picture] = []
  /// The number of the picture around the others.
  package private(set) var outer = 0
  /// The positions of the others, in the order of the commands.
  package private(set) var places: [Place] = []

  private var lastNumber = 0
  /// The latest drawing around the clients' pictures.
  private var surroundings: Surroundings?

  /// Creates the contents of a dark screen.
  package init() {}

  // MARK: Doing

  /// Shows the contents of a screen.
  ///
  /// - Returns: Whether they differ from those before.
  /// - Throws: `DrawingFormatError` if a client's frame cannot be decoded; then nothing changes.
  package mutating func show(
    _ composition: ScreenComposition, by composer: ScreenComposer
  ) throws(DrawingFormatError) -> Bool {
    var next: [Picture] = []
    var places: [Place] = []
    let outer: Int
    if let only = composition.onlyFrame {
      outer = try add(only.bytes, to: &next)
    } else {
      guard !composition.layers.isEmpty else { return false }
      var numbers: [Int] = []
      for frame in composition.layers.compactMap(\.frame) {
        numbers.append(try add(frame.bytes, to: &next))
      }
      let new = Surroundings(of: composition, by: composer, after: surroundings)
      surroundings = new
      outer = try add(new.bytes, to: &next)
      places = zip(new.places, numbers).map { Place(command: $0, number: $1) }
    }
    let isSame =
      next.map(\.number) == pictures.map(\.number) && outer == self.outer && places == self.places
    (pictures, self.outer, self.places) = (next, outer, places)
    return !isSame
  }

  /// Forgets what is shown.
  package mutating func clear() { (pictures, places, surroundings) = ([], [], nil) }

  // MARK: Internals

  /// Adds a picture, unless it is there, and returns its number.
  private mutating func add(
    _ bytes: [UInt8], to next: inout [Picture]
  ) throws(DrawingFormatError) -> Int {
    if let known = next.first(where: { $0.index.bytes.isSame(as: bytes) }) { return known.number }
    if let known = pictures.first(where: { $0.index.bytes.isSame(as: bytes) }) {
      next.append(known)
      return known.number
    }
    let verified = Set(pictures.flatMap { $0.index.images.map(\.digest) })
    let index = try DrawingIndex(bytes, verified: verified)
    lastNumber += 1
    next.append(Picture(number: lastNumber, index: index))
    return lastNumber
  }
}
