internal import Glibc
import TactusThreads

/// The header of a loaded program or library; on Linux it is that of the ELF file.
public struct mach_header: Sendable {
  /// The number that begins the file.
  public let magic: UInt32
}

/// Returns the number of the loaded program and libraries.
public func _dyld_image_count() -> UInt32 { UInt32(LoadedImages.all.count) }

/// Returns the path of a loaded program or library; `nil` beyond their number.
///
/// The program is number 0.
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>? {
  let images = LoadedImages.all
  return images.indices.contains(Int(image_index)) ? images[Int(image_index)].name : nil
}

/// Returns the header of a loaded program or library; `nil` beyond their number.
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafePointer<mach_header>? {
  let images = LoadedImages.all
  guard images.indices.contains(Int(image_index)) else { return nil }
  return UnsafePointer(bitPattern: images[Int(image_index)].address)
}

/// Returns the distance between the addresses in the file and those in memory; 0 beyond their
/// number.
public func _dyld_get_image_vmaddr_slide(_ image_index: UInt32) -> Int {
  let images = LoadedImages.all
  guard images.indices.contains(Int(image_index)) else { return 0 }
  return Int(bitPattern: images[Int(image_index)].address)
}

/// The program and libraries of this process.
private enum LoadedImages {
  struct Image {
    let name: UnsafePointer<CChar>?
    let address: UInt
  }

  /// The images, the program first.
  static var all: [Image] {
    let bytes = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
    let text = String(decoding: bytes ?? Data(), as: UTF8.self)
    var bases: [Substring: UInt] = [:]
    var programs: [Substring] = []
    // 55d0c8a00000-55d0c8a21000 r-xp 00000000 fe:01 1234    /path of the file
    for line in text.split(separator: "\n") {
      guard let slash = line.firstIndex(of: "/") else { continue }
      let (path, words) = (line[slash...], line[..<slash].split(separator: " "))
      guard words.count > 2,
        let start = words[0].split(separator: "-").first.flatMap({ UInt($0, radix: 16) })
      else { continue }
      if bases[path] == nil { bases[path] = start }
      if words[1].contains("x"), !programs.contains(path) { programs.append(path) }
    }
    let main = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    if let place = programs.firstIndex(where: { $0 == main ?? "" }) {
      programs.insert(programs.remove(at: place), at: 0)
    }
    return programs.map { Image(name: ImageNames.pointer(to: String($0)), address: bases[$0] ?? 0) }
  }
}

/// The paths of images as C strings, which stay valid.
private enum ImageNames {
  private static let pointers = Guarded<[String: UnsafePointer<CChar>]>([:])

  /// Returns a pointer to a path, the same for equal paths.
  static func pointer(to path: String) -> UnsafePointer<CChar>? {
    pointers.withLock { pointers in
      if let pointer = pointers[path] { return pointer }
      let pointer = strdup(path).map { UnsafePointer($0) }
      pointers[path] = pointer
      return pointer
    }
  }
}
