// This module has the guide, which is about all products: CapabilitiesGuide.docc beside this file.
// It is a target, so a build of the documentation includes the guide, and it is no product, so no
// client builds it.
