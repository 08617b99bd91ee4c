import TactusDisplayList
import TactusPhone
import TactusScreenComposition

extension ScreenPictures {
  /// The drawing of the system around the pictures of clients.
  struct Surroundings {
    /// The encoded drawing.
    let bytes: [UInt8]
    /// The indexes of the commands before which the clients' pictures are painted.
    let places: [Int]

    /// The contents of the screen without the clients' commands, on which the drawing depends.
    private let key: Key

    private struct Key: Equatable {
      var composition: ScreenComposition
      var widths: [Double?]
      var clock: String
    }

    /// Draws what is around the pictures of a screen, unless it is what was drawn last.
    init(of composition: ScreenComposition, by composer: ScreenComposer, after last: Self?) {
      var empty = composition
      for index in empty.layers.indices { empty.layers[index].frame = nil }
      key = Key(
        composition: empty, widths: composition.layers.map { ScreenComposer.width(of: $0.frame) },
        clock: composer.clock)
      if let last, last.key == key {
        (bytes, places) = (last.bytes, last.places)
      } else {
        let arrangement = composer.arrangement(of: composition)
        bytes = DrawingWriter.bytes(of: arrangement.drawing)
        places = arrangement.places
      }
    }
  }
}
