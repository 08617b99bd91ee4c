import TactusHealth
import UIKit

HealthAppDelegate.main()
