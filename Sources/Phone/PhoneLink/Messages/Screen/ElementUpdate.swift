/// The answer of an app whose list of elements is that of its last answer to VoiceOver, but for a
/// few elements, and for the content of scroll views that has moved as a whole.
public struct ElementUpdate: Sendable, Equatable {
  /// The number of elements in the list.
  public var count: Int
  /// The place of the element with the focus; `nil` for none.
  public var focus: Int?
  /// The movements of the content of containers, which precede the changes.
  public var shifts: [Shift]
  /// The elements that were read again and differ.
  public var changed: [ChangedElement]

  /// An element that differs from the one in the list.
  public struct ChangedElement: Sendable, Equatable {
    /// The place in the list.
    public var place: Int
    /// The element; its parent is that in the list.
    public var element: ScreenElement

    /// Creates a change.
    public init(place: Int, element: ScreenElement) {
      (self.place, self.element) = (place, element)
    }
  }

  /// A movement of all elements in a container, as by scrolling.
  public struct Shift: Sendable, Equatable {
    /// The place of the container in the list.
    public var place: Int
    /// The distance to the right in points, on the screen held upright.
    public var dx: Double
    /// The distance downwards in points, on the screen held upright.
    public var dy: Double

    /// Creates a movement.
    public init(place: Int, dx: Double, dy: Double) {
      (self.place, self.dx, self.dy) = (place, dx, dy)
    }
  }

  /// Creates an answer.
  public init(count: Int, focus: Int?, shifts: [Shift] = [], changed: [ChangedElement] = []) {
    (self.count, self.focus, self.shifts, self.changed) = (count, focus, shifts, changed)
  }
}

extension [ScreenElement] {
  /// Moves all elements in a container, with the elements inside them.
  public mutating func apply(_ shift: ElementUpdate.Shift) {
    guard indices.contains(shift.place) else { return }
    var isInside = [Bool](repeating: false, count: count)
    isInside[shift.place] = true
    for place in indices.dropFirst(shift.place + 1) {
      // Each element comes after its parent.
      guard let parent = self[place].parent, parent < place, isInside[parent] else { continue }
      isInside[place] = true
      self[place].x += shift.dx
      self[place].y += shift.dy
      self[place].activation?.x += shift.dx
      self[place].activation?.y += shift.dy
    }
  }
}
