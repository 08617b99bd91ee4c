import Synchronization

/// The lock for the fonts that Pango opens, and for the glyphs of Cairo's fonts.
///
/// Pango's fonts are Cairo fonts made from fontconfig patterns. Cairo keeps ten such font files
/// open, and closes another one to open the next. Cairo 1.16 checks that no thread uses the file
/// without taking the lock of its font, so that a thread can read a closed file. Code that
/// measures or draws with a Pango font therefore holds this lock.
///
/// Cairo never closes the faces that it has received from FreeType. But two threads that use glyphs
/// of any fonts may wait for each other forever in Cairo 1.16: one that has locked its font needs
/// the lock of all pages of glyphs, while the other one, which has that lock, removes the oldest
/// page and needs the lock of the font to which the page belongs. Code that draws or measures
/// glyphs, or writes a document with them, therefore holds this lock too.
///
/// - Thread: any.
public enum PangoLock {
  private static let mutex = Mutex(())

  /// Calls a closure while no other thread uses Pango's fonts; the calls must not be nested.
  public static func withLock<Result: Sendable, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try mutex.withLock { _ throws(Failure) in try body() }
  }
}
