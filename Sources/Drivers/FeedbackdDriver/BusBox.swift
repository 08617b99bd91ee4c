import CGio

/// Something of Swift's that a C library carries for us as a pointer.
final class BusBox<Content: Sendable>: Sendable {
  private let content: Content

  init(_ content: Content) { self.content = content }

  /// A pointer that keeps the box alive until it is released.
  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  /// What is in the box behind a pointer, which stays.
  static func content(of pointer: UnsafeMutableRawPointer?) -> Content? {
    pointer.map { Unmanaged<BusBox>.fromOpaque($0).takeUnretainedValue().content }
  }

  /// What is in the box behind a pointer, which is let go of.
  static func take(_ pointer: UnsafeMutableRawPointer?) -> Content? {
    pointer.map { Unmanaged<BusBox>.fromOpaque($0).takeRetainedValue().content }
  }
}

extension BusBox where Content == @Sendable () -> Void {
  /// Lets go of a box, as GLib asks when it is done with one.
  static var release: GDestroyNotify {
    { pointer in _ = BusBox<@Sendable () -> Void>.take(pointer) }
  }
}
