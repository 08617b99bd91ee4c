import CTactusSndfile

/// The functions of libsndfile that the sound files of other rooms do not use.
enum SoundLibrary {
  typealias OpenVirtual =
    @convention(c) (
      UnsafeMutablePointer<SF_VIRTUAL_IO>, Int32, UnsafeMutablePointer<SF_INFO>,
      UnsafeMutableRawPointer
    ) -> OpaquePointer?
  typealias WriteRaw = @convention(c) (OpaquePointer, UnsafeRawPointer, Int64) -> Int64
  typealias Seek = @convention(c) (OpaquePointer, Int64, Int32) -> Int64
  typealias Text = @convention(c) (OpaquePointer, Int32) -> UnsafePointer<CChar>?

  static let openVirtual = function("sf_open_virtual", as: OpenVirtual.self)
  static let writeRaw = function("sf_write_raw", as: WriteRaw.self)
  static let seek = function("sf_seek", as: Seek.self)
  static let text = function("sf_get_string", as: Text.self)

  private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    sound_function(name).map { unsafeBitCast($0, to: type) }
  }
}
