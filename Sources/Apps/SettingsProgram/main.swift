import TactusSettings
import UIKit

SettingsAppDelegate.main()
