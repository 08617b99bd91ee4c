import Foundation
import PhoneTesting

/// Keeps a picture of the screen in the folder that TACTUS_PICTURES names, to be looked at.
@MainActor
func keepPicture(_ name: String, of phone: SimulatedPhone) throws {
  guard let folder = ProcessInfo.processInfo.environment["TACTUS_PICTURES"] else { return }
  let bytes = try phone.screenshot(scale: 1)
  try Data(bytes).write(to: URL(filePath: folder).appending(path: "\(name).png"))
}
