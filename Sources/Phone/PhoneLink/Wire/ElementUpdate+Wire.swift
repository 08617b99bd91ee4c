extension ElementUpdate {
  /// Returns the members as JSON.
  func wireFields() throws(LinkError) -> String {
    guard isValid else { throw .malformed }
    // A list of its own, in which no element has a parent.
    let elements = changed.map { change in
      var element = change.element
      element.parent = nil
      return element
    }
    let places = changed.map { #""\#($0.place)""# }.joined(separator: ",")
    let focused = focus.map { #","focus":\#($0)"# } ?? ""
    var moved: [String] = []
    for shift in shifts {
      let (dx, dy) = (try wireNumber(shift.dx), try wireNumber(shift.dy))
      moved.append(#"{"place":\#(shift.place),"dx":\#(dx),"dy":\#(dy)}"#)
    }
    let shifted = moved.isEmpty ? "" : #","shifts":[\#(moved.joined(separator: ","))]"#
    return #""count":\#(count)\#(focused)\#(shifted),"places":[\#(places)],"#
      + #""changed":\#(try elements.wireText())"#
  }

  init(_ fields: WireFields) throws(LinkError) {
    let elements = try [ScreenElement](fields, "changed")
    let places = try fields.texts("places").compactMap { Int($0) }
    guard places.count == elements.count, elements.allSatisfy({ $0.parent == nil }) else {
      throw .malformed
    }
    var shifts: [Shift] = []
    if fields.has("shifts") {
      for shift in try fields.objects("shifts", atMost: LinkLimits.elementShifts) {
        shifts.append(
          Shift(
            place: try shift.whole("place"), dx: try shift.number("dx"), dy: try shift.number("dy"))
        )
      }
    }
    self.init(
      count: try fields.whole("count"),
      focus: fields.has("focus") ? try fields.whole("focus") : nil, shifts: shifts,
      changed: zip(places, elements).map { ChangedElement(place: $0, element: $1) })
    guard isValid else { throw .malformed }
  }

  /// Whether all places are in the list, and the list has no more elements than a list may have.
  private var isValid: Bool {
    (0...LinkLimits.screenElements).contains(count) && changed.count <= LinkLimits.elementChanges
      && shifts.count <= LinkLimits.elementShifts
      && (changed.map(\.place) + shifts.map(\.place) + [focus].compactMap(\.self))
        .allSatisfy((0..<count).contains)
  }
}
