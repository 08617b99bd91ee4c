import CTactusGio

/// A box for a Swift value that a C library carries as a pointer.
package final class BusBox<Content: Sendable>: Sendable {
  private let content: Content

  package init(_ content: Content) { self.content = content }

  /// A pointer that retains the box until it is released.
  package var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  /// Returns the content of a box without releasing it.
  package static func content(of pointer: UnsafeMutableRawPointer?) -> Content? {
    pointer.map { Unmanaged<BusBox>.fromOpaque($0).takeUnretainedValue().content }
  }

  /// Returns the content of a box and releases the box.
  package static func consume(_ pointer: UnsafeMutableRawPointer?) -> Content? {
    pointer.map { Unmanaged<BusBox>.fromOpaque($0).takeRetainedValue().content }
  }
}

extension BusBox where Content == @Sendable () -> Void {
  /// The GLib callback that releases a box.
  package static var release: GDestroyNotify {
    { pointer in _ = BusBox<@Sendable () -> Void>.consume(pointer) }
  }
}
