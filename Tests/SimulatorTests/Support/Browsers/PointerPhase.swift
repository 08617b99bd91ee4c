/// The phase of a pointer.
enum PointerPhase: String, Sendable {
  case down, move, up
}
