#include "CCapabilitiesCounter.h"
