// On an iPhone Core Audio has the types of Core Audio Types, and no devices as on a Mac.
@_exported import CoreAudioTypes
